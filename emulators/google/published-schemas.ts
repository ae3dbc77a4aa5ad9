/** Google's published schemas, from the types of its official clients, which Google generates from its discovery documents. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Field = { name: string; type: string };

export type Schemas = {
  names: ReadonlySet<string>;
  /** Differences of a value from its schema: unknown fields and wrong types. Null is not allowed. */
  complaints(schema: string, value: unknown): string[];
};

export const publishedSchemas = (client: 'gmail' | 'people'): Schemas => {
  const main = createRequire(import.meta.url).resolve(`@googleapis/${client}`);
  const schemas = schemasIn(readFileSync(path.join(path.dirname(main), 'v1.d.ts'), 'utf8'));
  const against = (name: string, value: unknown, at: string): string[] => {
    const fields = schemas.get(name);
    if (fields === undefined) return [`${at}: there is no schema ${name}`];
    if (!isRecord(value)) return [`${at}: no ${name}`];
    return Object.entries(value).flatMap(([key, held]) => {
      const field = fields.find((one) => one.name === key);
      return field ? typed(field.type, held, `${at}.${key}`) : [`${at}.${key}: unknown to ${name}`];
    });
  };
  const typed = (type: string, value: unknown, at: string): string[] => {
    if (type.endsWith('[]')) {
      if (!Array.isArray(value)) return [`${at}: no list`];
      return value.flatMap((one: unknown, index) => typed(type.slice(0, -2), one, `${at}[${index}]`));
    }
    if (type.startsWith('Schema$')) return against(type.slice('Schema$'.length), value, at);
    return typeof value === type ? [] : [`${at}: no ${type}`];
  };
  return { names: new Set(schemas.keys()), complaints: (schema, value) => against(schema, value, schema) };
};

/** `export interface Schema$Name { field?: type; … }`. Plain types may also be null there, but only in requests. */
const schemasIn = (source: string): Map<string, Field[]> => {
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...bare.matchAll(/export interface Schema\$(\w+) \{([\s\S]*?)\n {4}\}/g)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^\s*(\w+)\??: ([^;]+);/gm)].map(([, field = '', type = '']) => ({
        name: field,
        type: type.replace(/ \| null$/, ''),
      })),
    ]),
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
