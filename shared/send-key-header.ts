/** The header that says under which key something is sent: the same again is taken once (draft-ietf-httpapi-idempotency-key-header). */
export const SEND_KEY_HEADER = 'idempotency-key';
