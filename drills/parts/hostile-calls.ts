import fc, { type Arbitrary } from 'fast-check';
import type { Operation, Schema } from '#drills/parts/openapi-check.ts';

/** A call made wrong, told as what differs from a good one: the same difference can be sent again about new rows. */
export interface HostileCall {
  /** For each parameter of the path what stands there instead, as it is sent. */
  params: (string | null)[];
  /** What stands behind the question mark; null leaves the good one. */
  query: string | null;
  body: HostileBody;
}

type HostileBody =
  | { kind: 'good' }
  /** Fields of the good body with other values; undefined leaves one out. */
  | { kind: 'changed'; changes: [field: string, value: unknown][] }
  | { kind: 'whole'; value: unknown }
  | { kind: 'raw'; type: string; text: string };

const UUID = '01890000-0000-7000-8000-000000000000';

/** Texts that have broken somebody's program before. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff.',
    '\u202e',
    '\ufeff',
    '\u200b',
    '﷽',
    'é',
    'e\u0301',
    'ß',
    'ı',
    '𝒳',
    '👨‍👩‍👧‍👦',
    '\r\n',
    '\t',
  ],
  ...["' or 1=1 --", '"; drop table users; --', "\\'; select pg_sleep(9) --", '%', '_', '%%%', '\\', '\\u0000', '$1', '#{7*7}', '{{7*7}}'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '../../../etc/passwd',
    '%00',
    '%2e%2e%2f',
    'file:///etc/passwd',
  ],
  ...[
    '0',
    '-0',
    '-1',
    '1.5',
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '１２',
    '9'.repeat(40),
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    'infinity',
    'now()',
  ],
  ...[
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'toString',
    'all',
    UUID,
    UUID.toUpperCase(),
    `${UUID}0`,
    '{',
    'a@b',
    'a@b.c\nBcc: x@example.in',
  ],
  ...[
    '(((((((((((',
    '[a-',
    '(a+)+$',
    'a'.repeat(201),
    'x'.repeat(5_001),
    'ॐ'.repeat(1_000),
    ' '.repeat(20_000),
    'a,'.repeat(3_000),
    '9876543210',
    '+91 98765 43210',
  ],
];

const VALUES: unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    4.25,
    6,
    2 ** 31,
    2 ** 53,
    1e308,
    -1e308,
    5e-324,
    [],
    {},
    [[]],
    [null],
    ['a', 'a'],
    { length: 1 },
    { $ne: null },
  ],
  { toString: 'a', valueOf: 1 },
  { constructor: { prototype: { admin: true } } },
  Array.from({ length: 2_000 }, () => 'a'),
  'data:image/png;base64,iVBORw0KGgo=',
];

/** Bodies that are none, as they are sent. */
const RAW: [type: string, text: string][] = [
  ...[
    '',
    '{',
    '{"a":1',
    '"',
    'nul',
    '{"a":NaN}',
    "{'a':1}",
    '{"a":1e999}',
    '\ufeff{}',
    '[]',
    'null',
    '"text"',
    '7',
    '{"a":"\\ud800"}',
    '{"a":1}{"b":2}',
  ].map((text): [string, string] => ['application/json', text]),
  ['application/json', '['.repeat(50_000)],
  ['application/json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['application/json', '{"__proto__":{"admin":true},"name":"a"}'],
  ['application/json', '{"constructor":{"prototype":{"admin":true}}}'],
  ['application/json', `{"name":"${'a'.repeat(300_000)}"}`],
  ['application/json', `{${Array.from({ length: 10_000 }, (_, n) => `"f${n}":1`).join()}}`],
  ['application/json; charset=utf-16', '{"name":"a"}'],
  ['application/json;charset=nonsense;;', '{}'],
  ['text/plain', '{"name":"a"}'],
  ['text/html', '<p>'],
  ['application/xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/x-www-form-urlencoded', 'name=a&name=b&%=%'],
  ['multipart/form-data', 'name=a'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="image"; filename="../../a.jpg"\r\n\r\na\r\n--x--\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: nonsense\r\n\r\n\r\n--x\r\n\r\n--x--'],
  ['', '{}'],
  ['nonsense', '{}'],
];

const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);

const value: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.double() },
);

/** Calls of one operation that are wrong somewhere, and good ones here and there. */
export function hostileCalls({ parameters = [], requestBody }: Operation, takesBody: boolean): Arbitrary<HostileCall> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const param = fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: text.map(encode) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%c0%af', '%00', '..', '.', '', 'a'.repeat(400), ';', '*', 'all', UUID) },
  );
  return fc.record({
    params: fc.tuple(...inPath.map(() => param)),
    query: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: inQuery.length > 0 ? 8 : 1, arbitrary: queries(inQuery) }),
    body: takesBody ? bodies(requestBody?.content['application/json']?.schema) : fc.constant({ kind: 'good' as const }),
  });
}

function queries(parameters: { name: string; schema: Schema }[]): Arbitrary<string> {
  const pair = fc.oneof(
    ...parameters.map(({ name, schema }) =>
      fc.oneof(fromSchema(schema).map(String), text).map((given) => `${encode(name)}=${encode(given)}`),
    ),
    fc.constantFrom(
      '%',
      '=',
      '&',
      'a[]=1',
      '__proto__=1',
      'page=0',
      'limit=1e9',
      '%E0%A4%A=1',
      'q',
      'q=%',
      'q=a&q=b',
      `q=${'a'.repeat(2_000)}`,
    ),
  );
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
}

function bodies(schema: Schema | undefined): Arbitrary<HostileBody> {
  const raw = fc.constantFrom(...RAW).map(([type, sent]): HostileBody => ({ kind: 'raw', type, text: sent }));
  const any = fc.oneof(value, fc.jsonValue()).map((whole): HostileBody => ({ kind: 'whole', value: whole }));
  const fields = Object.entries(schema?.properties ?? {});
  if (!schema || fields.length === 0) return fc.oneof(fc.constant({ kind: 'good' as const }), raw, any);
  const change = fc.oneof(
    ...fields.map(([name, of]) =>
      fc.tuple(fc.constant(name), fc.oneof({ weight: 2, arbitrary: value }, { weight: 1, arbitrary: fromSchema(of) })),
    ),
    fc.tuple(fc.constantFrom('status', 'role', 'plan', '__proto__', 'average_rating', 'user_id', '_id'), value),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(change, { maxLength: 3 }).map((changes): HostileBody => ({ kind: 'changed', changes })) },
    { weight: 2, arbitrary: fromSchema(schema).map((whole): HostileBody => ({ kind: 'whole', value: whole })) },
    { weight: 1, arbitrary: any },
    { weight: 1, arbitrary: raw },
  );
}

/** Values that a schema allows, and with it the ends of what it allows. */
function fromSchema(schema: Schema): Arbitrary<unknown> {
  const { enum: some, const: only, anyOf, oneOf, type, properties = {}, required = [], items = {} } = schema;
  if (some) return fc.constantFrom(...some);
  if (only !== undefined) return fc.constant(only);
  const either = anyOf ?? oneOf;
  if (either) return fc.oneof(...either.map(fromSchema));
  switch (type) {
    case 'string':
      return textFromSchema(schema);
    case 'integer':
    case 'number': {
      const { minimum = -1e9, maximum = 1e9 } = schema;
      const inside =
        type === 'integer'
          ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
          : fc.double({ min: minimum, max: maximum, noNaN: true });
      return fc.oneof(fc.constantFrom(minimum, maximum), inside);
    }
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fromSchema(items), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 9) });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, fromSchema(of)])), {
        requiredKeys: required,
      });
    default:
      return value;
  }
}

function textFromSchema({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time' || format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, format === 'date' ? 10 : 24));
  const ends = fc.constantFrom(minLength, maxLength, maxLength + 1).map((length) => 'अ'.repeat(Math.min(length, 40_000)));
  const inside = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  return fc.oneof({ weight: 1, arbitrary: ends }, { weight: 4, arbitrary: inside });
}

/** Half of a surrogate pair has no encoding: its bytes are sent as they would be. */
function encode(given: string): string {
  return given.isWellFormed() ? encodeURIComponent(given) : '%ed%a0%80';
}
