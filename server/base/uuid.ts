const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from outside can be an id at all: PostgreSQL fails on any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
