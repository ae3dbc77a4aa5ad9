// Finds a program in PATH, as a shell does.
import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** `folders` as in PATH. Null if absent. */
export const findProgram = async (name: string, folders: string): Promise<string | null> => {
  for (const folder of folders.split(path.delimiter).filter(path.isAbsolute)) {
    const file = path.join(folder, name);
    if (await isRunnable(file)) return file;
  }
  return null;
};

const isRunnable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
