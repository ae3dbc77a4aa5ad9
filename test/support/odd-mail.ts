// Mail that nobody here wrote: malformed, odd and hostile messages, kept outside the project.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../shared/data/mime');

/** The files, one message each; none where they are not beside the checkout. */
export const oddMail: readonly string[] = existsSync(folder)
  ? readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
  : [];

export const oddMailIs =
  oddMail.length === 0 ? 'is not beside this checkout: passed over' : `has ${oddMail.length} messages`;
