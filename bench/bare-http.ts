// Node's own HTTP server with the smallest answer: what any server on this machine is measured against.
import { createServer } from 'node:http';

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/plain');
  response.end('hello');
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
process.on('SIGTERM', () => server.close());
