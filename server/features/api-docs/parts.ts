import type { oas32 } from 'zod-openapi';

export const JSON_TYPE = 'application/json';

/** A call in a document, with its address. */
export interface DocumentedCall extends oas32.OperationObject {
  path: string;
  method: string;
}

/** The calls of a document, as they stand in it: what is changed of their parts changes it. */
export function operationsOf({ paths = {} }: oas32.OpenAPIObject): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, oas32.OperationObject>).map(([method, operation]) => ({ path, method, ...operation })),
  );
}

/** What of a body or an answer stands in the document, by its type. */
export function contentOf(part: unknown): Record<string, oas32.MediaTypeObject> {
  return (part as { content?: Record<string, oas32.MediaTypeObject> } | undefined)?.content ?? {};
}

/** The headers that a call is refused without, which calls share. */
export function neededHeaders({ components }: oas32.OpenAPIObject, { parameters = [] }: oas32.OperationObject): oas32.ParameterObject[] {
  const shared = parameters.flatMap((one) => ('$ref' in one ? (components?.parameters?.[one.$ref.split('/').at(-1) as string] ?? []) : []));
  return shared.filter((one): one is oas32.ParameterObject => 'required' in one && one.required === true);
}

/** The parameters of a call's path and query: headers that calls share stand elsewhere. */
export function parametersIn({ parameters = [] }: oas32.OperationObject): oas32.ParameterObject[] {
  return parameters.filter((one): one is oas32.ParameterObject => !('$ref' in one));
}
