// Phrase templates: plain words, `[optional]`, `(one|another)` and `{slot}`, nested.
import { plainWords } from './normalize.ts';

export type Template =
  | { kind: 'word'; word: string }
  | { kind: 'slot'; slot: string }
  | { kind: 'all'; parts: readonly Template[] }
  | { kind: 'one'; of: readonly Template[] };

/** Throws on a malformed template during compilation, never because of an utterance. */
export const parseTemplate = (text: string): Template => {
  const tokens = text.match(/[[\](){}|]|[^[\](){}|]+/g) ?? [];
  const [template, end] = choice(tokens, 0);
  if (end < tokens.length) throw new Error(`Phrase template does not close: ${text}`);
  return template;
};

/** The phrases that contain the slot, with `filling` in its place. Null if none does. */
export const withSlot = (template: Template, slot: string, filling: Template): Template | null => {
  switch (template.kind) {
    case 'word':
      return null;
    case 'slot':
      return template.slot === slot ? filling : null;
    case 'one':
      return oneOf(template.of.map((part) => withSlot(part, slot, filling)));
    case 'all':
      return oneOf(
        template.parts.map((part, at) => {
          const filled = withSlot(part, slot, filling);
          return filled && { kind: 'all', parts: template.parts.with(at, filled) };
        }),
      );
  }
};

/** The phrases that do without the slot; null where all have it. */
export const withoutSlot = (template: Template, slot: string): Template | null => {
  if (template.kind === 'slot') return template.slot === slot ? null : template;
  if (template.kind === 'one') return oneOf(template.of.map((part) => withoutSlot(part, slot)));
  if (template.kind === 'word') return template;
  const parts = template.parts.map((part) => withoutSlot(part, slot)).filter((part) => part !== null);
  return parts.length === template.parts.length ? { kind: 'all', parts } : null;
};

const oneOf = (of: readonly (Template | null)[]): Template | null => {
  const there = of.filter((template) => template !== null);
  return there.length > 0 ? { kind: 'one', of: there } : null;
};

type Parsed = [template: Template, next: number];

const nothing: Template = { kind: 'all', parts: [] };

const choice = (tokens: readonly string[], from: number): Parsed => {
  const [first, end] = sequence(tokens, from);
  const of = [first];
  let at = end;
  while (tokens[at] === '|') {
    const [more, next] = sequence(tokens, at + 1);
    of.push(more);
    at = next;
  }
  return [of.length === 1 ? first : { kind: 'one', of }, at];
};

const sequence = (tokens: readonly string[], from: number): Parsed => {
  const parts: Template[] = [];
  let at = from;
  for (let token = tokens[at]; token !== undefined && !'|])'.includes(token); token = tokens[at]) {
    const [part, next] = item(tokens, at);
    parts.push(part);
    at = next;
  }
  return [{ kind: 'all', parts }, at];
};

const item = (tokens: readonly string[], at: number): Parsed => {
  const token = tokens[at] ?? '';
  if (token === '[' || token === '(') return group(tokens, at, token);
  if (token === '{') return [{ kind: 'slot', slot: slotName(tokens, at) }, at + 3];
  if (token === '}') throw new Error('Phrase template closes a slot that it did not open');
  return [{ kind: 'all', parts: plainWords(token).map((word) => ({ kind: 'word', word })) }, at + 1];
};

const group = (tokens: readonly string[], at: number, opening: '[' | '('): Parsed => {
  const [inner, end] = choice(tokens, at + 1);
  if (tokens[end] !== (opening === '[' ? ']' : ')')) throw new Error(`Phrase template does not close its ${opening}`);
  return [opening === '[' ? { kind: 'one', of: [nothing, inner] } : inner, end + 1];
};

const slotName = (tokens: readonly string[], at: number): string => {
  const name = tokens[at + 1] ?? '';
  if (!/^[a-z]+$/.test(name) || tokens[at + 2] !== '}') throw new Error(`Phrase template has no such slot: {${name}`);
  return name;
};
