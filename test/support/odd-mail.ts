// Malformed and hostile messages by others, stored outside the project.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../shared/data/mime');

/** One message for each file. Empty if the folder is missing. */
export const oddMail: readonly string[] = existsSync(folder)
  ? readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
  : [];

export const oddMailIs =
  oddMail.length === 0 ? 'is not beside this checkout: passed over' : `has ${oddMail.length} messages`;
