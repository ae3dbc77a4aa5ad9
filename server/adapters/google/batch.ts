// Google's batch format: many calls in one multipart/mixed body, each with its own status.

export type BatchCall = { method: 'GET' | 'POST'; path: string; body?: unknown };
export type BatchAnswer = { status: number; headers: Headers; text: string };

const boundary = 'flow-batch';

export const batchContentType = `multipart/mixed; boundary=${boundary}`;

/** The Content-ID links each answer to its call. Google allows 100 calls and recommends 50. */
export const writeBatch = (calls: readonly BatchCall[]): string =>
  `${calls.map((call, n) => `--${boundary}\r\n${part(call, n)}`).join('')}--${boundary}--\r\n`;

/** Answers keep the order of the calls. Null marks an unreadable answer. */
export const readBatch = (contentType: string, body: string, calls: number): (BatchAnswer | null)[] => {
  const answers = new Array<BatchAnswer | null>(calls).fill(null);
  const mark = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (!mark) return answers;
  for (const chunk of body.split(`--${mark}`).slice(1)) {
    const read = readPart(chunk);
    if (read && read.n < calls) answers[read.n] = read.answer;
  }
  return answers;
};

const part = (call: BatchCall, n: number): string => {
  const json = call.body === undefined ? '' : JSON.stringify(call.body);
  const inner = [
    `${call.method} ${call.path} HTTP/1.1`,
    ...(json ? ['Content-Type: application/json', `Content-Length: ${new TextEncoder().encode(json).length}`] : []),
  ];
  return `Content-Type: application/http\r\nContent-ID: <call-${n}>\r\n\r\n${inner.join('\r\n')}\r\n\r\n${json}\r\n`;
};

const readPart = (chunk: string): { n: number; answer: BatchAnswer } | null => {
  const outer = cut(chunk.replace(/^\r?\n/, ''));
  const n = /content-id:\s*<?response-call-(\d+)/i.exec(outer.head)?.[1];
  const inner = cut(outer.rest);
  const [statusLine = '', ...lines] = inner.head.split(/\r?\n/);
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(statusLine)?.[1];
  if (n === undefined || status === undefined) return null;
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return { n: Number(n), answer: { status: Number(status), headers, text: inner.rest.trim() } };
};

const cut = (text: string): { head: string; rest: string } => {
  const at = /\r?\n\r?\n/.exec(text);
  return at ? { head: text.slice(0, at.index), rest: text.slice(at.index + at[0].length) } : { head: text, rest: '' };
};
