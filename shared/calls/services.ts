import * as z from 'zod/mini';
import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { serviceAnswer, serviceInput, servicesAnswer } from '#shared/schemas/catalogue.ts';
import { formMessages as messages } from '#shared/texts.ts';

const tags = ['services'];

export const services = {
  'GET /service/get/:id': {
    operationId: 'listServices',
    summary: 'Services, all or one',
    tags,
    params: byId,
    response: { 200: servicesAnswer },
  },
  'POST /service/add': { operationId: 'addService', summary: 'Add a service', tags, body: serviceInput, response: { 201: serviceAnswer } },
  'PUT /service/update/:id': {
    operationId: 'updateService',
    summary: 'Change a service',
    tags,
    params: byId,
    body: serviceInput,
    response: { 200: serviceAnswer },
  },
  'DELETE /service/delete/:id': {
    operationId: 'deleteService',
    summary: 'Delete a service',
    tags,
    description: 'A service that businesses use is deleted with confirm=true alone; they keep its name as a service of their own.',
    params: byId,
    querystring: z.object({ confirm: z.optional(z.enum(['true', 'false'], { error: () => messages.invalidRequest })) }),
    response: { 200: messageView },
  },
} satisfies CallTable;
