// Finds pocketsphinx and its English model on this host.
import { access } from 'node:fs/promises';
import path from 'node:path';
import { findProgram } from './find-program.ts';

export type Sphinx = { program: string; acoustics: string; dictionary: string; words: string };

export const findSphinx = async (folders: string): Promise<Sphinx | null> => {
  const program = await findProgram('pocketsphinx_batch', folders);
  if (program === null) return null;
  const beside = path.join(path.dirname(program), '..', 'share', 'pocketsphinx', 'model');
  for (const place of [beside, '/usr/share/pocketsphinx/model', '/usr/local/share/pocketsphinx/model']) {
    const model = path.join(place, 'en-us');
    const files = {
      acoustics: path.join(model, 'en-us'),
      dictionary: path.join(model, 'cmudict-en-us.dict'),
      words: path.join(model, 'en-us.lm.bin'),
    };
    if (await areThere(Object.values(files))) return { program, ...files };
  }
  return null;
};

const areThere = async (files: readonly string[]): Promise<boolean> => {
  const results = await Promise.allSettled(files.map((file) => access(file)));
  return results.every(({ status }) => status === 'fulfilled');
};
