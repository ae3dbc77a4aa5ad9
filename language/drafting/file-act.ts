// What words mean for the files of a draft: one is attached, or taken off. While somebody dictates, only words that name a file count.
import type { Drafting, FileAct } from './draft-intent.ts';
import { attachSaid, detachSaid, namesFile } from './files.ts';

export const fileAct = (heard: string, { files, attached = [], step }: Drafting): FileAct | null => {
  const attach = attachSaid(heard);
  if (attach && (attach.sure || (step === 'ready' && namesFile(attach.which, files?.() ?? []))))
    return { kind: 'attach', which: attach.which };
  const detach = detachSaid(heard);
  return detach !== null && namesFile(detach, attached) ? { kind: 'detach', which: detach } : null;
};
