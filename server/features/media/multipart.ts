import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { refusals } from '#server/base/errors.ts';
import { limits } from '#shared/limits.ts';

const LIMITS = {
  files: limits.pictures,
  // What is a byte too long is told from what was cut off.
  fileSize: limits.pictureBytes + 1,
  fields: 50,
  parts: 60,
  fieldNameSize: 100,
  fieldSize: 2_000_000,
};

/**
 * Lets the calls of the feature that registers it take multipart forms beside JSON: texts become strings, files their bytes
 * (`pictureUpload` in shared/schemas/uploads.ts), repeated fields arrays.
 */
export const multipartForms = fp(async (app: FastifyInstance) => {
  await app.register(multipart, { limits: LIMITS });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request);
  });
});

/** @throws 400 for what is no form, 413 when it is too large. */
async function readForm(request: FastifyRequest) {
  const fields = new Map<string, unknown[]>();
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await part.toBuffer() : part.value;
      bytes += Buffer.isBuffer(value) ? value.length : String(value).length;
      if (bytes > limits.pictureFormBytes) throw refusals.tooLarge();
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value]);
    }
  } catch (error) {
    // The parser gives its own failures no code.
    throw (error as { code?: string }).code === undefined ? refusals.invalidRequest() : error;
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
}
