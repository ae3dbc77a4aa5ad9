// `node bench/public-pages/file-server.ts FOLDER`: the least that can serve a page. It reads the file for each request, and prints its port.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const [folder = ''] = process.argv.slice(2);
const server = createServer(async ({ url = '/' }, response) => {
  const body = await readFile(path.join(folder, url, 'index.html.br'));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(address.port);
});
