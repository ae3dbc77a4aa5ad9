/** Google's batch endpoint: up to a hundred calls in one multipart body, each part with its own status. */
import { STATUS_CODES } from 'node:http';
import { apiError, badRequest } from './errors.ts';
import type { GoogleContext } from './google.ts';

export type Part = { contentId: string; method: string; path: string; headers: Headers; body: string };
type Dispatch = (request: Request) => Promise<Response>;

const mostParts = 100;

export const answerBatch = async (c: GoogleContext, dispatch: Dispatch): Promise<Response> => {
  const boundary = boundaryOf(c.req.header('content-type') ?? '');
  const parts = readParts(await c.req.text(), boundary);
  if (parts.length === 0) throw badRequest('The batch holds no calls.', 'parseError');
  if (parts.length > mostParts) {
    throw apiError({ code: 413, message: `The batch holds more than ${mostParts} calls.`, reason: 'uploadTooLarge' });
  }
  const outer = c.req.header('authorization');
  const answers = await Promise.all(parts.map((part) => answerPart(part, new URL(c.req.url).origin, outer, dispatch)));
  const mark = `batch_${crypto.randomUUID()}`;
  const body = `${answers.map((answer) => `--${mark}\r\n${answer}\r\n`).join('')}--${mark}--`;
  return c.body(body, 200, { 'content-type': `multipart/mixed; boundary=${mark}` });
};

export const readParts = (body: string, boundary: string): Part[] => {
  const sections = `\n${body.replaceAll('\r\n', '\n')}`.split(`\n--${boundary}`).slice(1);
  return sections
    .filter((section) => !section.startsWith('--'))
    .map((section) => readPart(section.replace(/^[ \t]*\n/, '')));
};

const boundaryOf = (contentType: string): string => {
  const match = /^multipart\/mixed\s*;.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) throw badRequest('A batch is multipart/mixed with a boundary.', 'parseError');
  return boundary;
};

const readPart = (section: string): Part => {
  const [outer = '', inner = ''] = splitOnce(section, '\n\n');
  const [head = '', body = ''] = splitOnce(inner, '\n\n');
  const [requestLine = '', ...headerLines] = head.split('\n');
  const [, method, path] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(requestLine.trim()) ?? [];
  if (!method || !path) throw badRequest('A part of the batch is not an HTTP request.', 'parseError');
  const contentId = readHeaders(outer.split('\n')).get('content-id') ?? '';
  return { contentId, method, path, headers: readHeaders(headerLines), body: body.replace(/\n$/, '') };
};

/** A part without its own token uses the batch's. */
const answerPart = async (
  part: Part,
  origin: string,
  outer: string | undefined,
  dispatch: Dispatch,
): Promise<string> => {
  const url = new URL(part.path, origin);
  const headers = part.headers;
  if (outer && !headers.has('authorization')) headers.set('authorization', outer);
  headers.delete('content-length');
  const allowed = url.origin === origin && url.pathname.startsWith('/gmail/v1/');
  const hasBody = part.method !== 'GET' && part.method !== 'HEAD';
  const response = allowed
    ? await dispatch(new Request(url, { method: part.method, headers, ...(hasBody ? { body: part.body } : {}) }))
    : badRequest('A batch reaches one API only, and no other batch.').getResponse();
  return partAnswer(part.contentId, response);
};

const partAnswer = async (contentId: string, response: Response): Promise<string> => {
  const body = await response.text();
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return [
    'Content-Type: application/http',
    ...(contentId ? [`Content-ID: ${contentId.replace(/^<?/, '<response-').replace(/>?$/, '>')}`] : []),
    '',
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
};

const readHeaders = (lines: string[]): Headers => {
  const headers = new Headers();
  for (const line of lines) {
    const match = /^([\w-]+):\s*(.*?)\s*$/.exec(line);
    if (match?.[1]) headers.append(match[1], match[2] ?? '');
  }
  return headers;
};

const splitOnce = (whole: string, mark: string): [string, string] => {
  const at = whole.indexOf(mark);
  return at < 0 ? [whole, ''] : [whole.slice(0, at), whole.slice(at + mark.length)];
};
