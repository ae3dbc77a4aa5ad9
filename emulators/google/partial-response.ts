/** Google's `fields` parameter: a mask such as `messages(id,labelIds),nextPageToken` or `payload/headers`. */
import type { MiddlewareHandler } from 'hono';
import { badRequest } from './errors.ts';
import type { Env } from './google.ts';

/** Field names with the masks below them. An empty mask keeps everything. */
export type Mask = Map<string, Mask>;

export const applyFieldMask: MiddlewareHandler<Env> = async (c, next) => {
  const fields = /^\/(gmail|calendar)\//.test(c.req.path) ? c.req.query('fields') : undefined;
  const mask = fields === undefined ? undefined : parseMask(fields);
  await next();
  if (!mask || c.res.status !== 200) return;
  c.res = Response.json(applyMask(await c.res.json(), mask), { status: 200, headers: c.res.headers });
};

export const parseMask = (fields: string): Mask => {
  const tokens = fields.match(/[\w*-]+|[(),/]|\S/g) ?? [];
  const mask = readList(tokens, fields);
  if (tokens.length > 0 || mask.size === 0) throw invalid(fields);
  return mask;
};

export const applyMask = (value: unknown, mask: Mask): unknown => {
  if (mask.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => applyMask(item, mask));
  const kept: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(value)) {
    const below = mask.get(name) ?? mask.get('*');
    if (below) kept[name] = applyMask(content, below);
  }
  return kept;
};

const readList = (tokens: string[], fields: string): Mask => {
  const mask: Mask = new Map();
  do {
    const name = tokens.shift();
    if (!name || !/^[\w*-]+$/.test(name)) throw invalid(fields);
    const below = readBelow(tokens, fields);
    mask.set(name, joined(mask.get(name), below));
  } while (takeIf(tokens, ','));
  return mask;
};

/** `a,a/b` keeps all of `a`, `a/b,a/c` keeps both. */
const joined = (before: Mask | undefined, below: Mask): Mask => {
  if (!before) return below;
  if (before.size === 0 || below.size === 0) return new Map();
  return new Map([...before, ...below]);
};

const readBelow = (tokens: string[], fields: string): Mask => {
  if (takeIf(tokens, '/')) {
    const name = tokens.shift();
    if (!name || !/^[\w*-]+$/.test(name)) throw invalid(fields);
    return new Map([[name, readBelow(tokens, fields)]]);
  }
  if (!takeIf(tokens, '(')) return new Map();
  const mask = readList(tokens, fields);
  if (!takeIf(tokens, ')')) throw invalid(fields);
  return mask;
};

const takeIf = (tokens: string[], token: string): boolean => {
  if (tokens[0] !== token) return false;
  tokens.shift();
  return true;
};

const invalid = (fields: string): Error => badRequest(`Invalid field selection ${fields}`, 'invalidParameter');
