// Reads the content files. The folder is the list: a new page is a new file.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { type AnyPage, type Family, families, familyNames } from '#marketing/families/families.ts';

/** A page, or why its file is none. */
export type Read = { family: Family; id: string; file: string; of: AnyPage | null; faults: string[] };

export const readContent = async (folder = import.meta.dirname): Promise<Read[]> =>
  (await Promise.all(familyNames.map((family) => readFamily(folder, family)))).flat();

const readFamily = (folder: string, family: Family): Promise<Read[]> => {
  const at = path.join(folder, family);
  const files = existsSync(at) ? readdirSync(at).filter((name) => name.endsWith('.ts')) : [];
  return Promise.all(files.sort().map((name) => readPage(family, path.join(at, name))));
};

const readPage = async (family: Family, file: string): Promise<Read> => {
  const id = path.basename(file, '.ts');
  const { content, trouble } = await load(file);
  const parsed = shapeOf(family).safeParse({ family, page: content });
  const faults = [
    ...trouble,
    ...(parsed.success || trouble.length > 0 ? [] : parsed.error.issues.map(said)),
    ...(parsed.success ? nameFaults(family, id, parsed.data.page.id) : []),
  ];
  return { family, id, file, of: parsed.success ? parsed.data : null, faults };
};

const load = async (file: string): Promise<{ content: unknown; trouble: string[] }> => {
  try {
    const { page }: { page?: unknown } = await import(pathToFileURL(file).href);
    return page === undefined ? { content: null, trouble: ['exports no `page`'] } : { content: page, trouble: [] };
  } catch (error) {
    return { content: null, trouble: [`does not load: ${error instanceof Error ? error.message : String(error)}`] };
  }
};

const shapeOf = (family: Family): z.ZodMiniType<AnyPage> => shapes[family];

const shapes = {
  job: z.object({ family: z.literal('job'), page: families.job.shape }),
  industry: z.object({ family: z.literal('industry'), page: families.industry.shape }),
  'use-case': z.object({ family: z.literal('use-case'), page: families['use-case'].shape }),
  comparison: z.object({ family: z.literal('comparison'), page: families.comparison.shape }),
  blog: z.object({ family: z.literal('blog'), page: families.blog.shape }),
  solution: z.object({ family: z.literal('solution'), page: families.solution.shape }),
  feature: z.object({ family: z.literal('feature'), page: families.feature.shape }),
} as const;

const said = ({ path: at, message }: z.core.$ZodIssue): string => `${at.slice(1).join('.')}: ${message}`;

const nameFaults = (family: Family, file: string, id: string): string[] => [
  ...(file === id ? [] : [`the file is ${file}.ts, and its id is ${id}`]),
  ...(id.startsWith(families[family].prefix) ? [] : [`the id does not begin with ${families[family].prefix}`]),
];
