// Fastify with the smallest answer: what the framework alone costs.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async (_request, reply) => reply.type('text/plain').send('hello'));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
console.log('ready');
process.on('SIGTERM', () => void app.close());
