// What words mean for the files of a draft: one is attached, or taken off. While somebody dictates, only words that name a file count.
import type { Drafting, FileAct } from './draft-intent.ts';
import { namesFile, parseAttach, parseDetach } from './files.ts';

export const parseFileAct = (heard: string, { files, attached = [], step }: Drafting): FileAct | null => {
  const attach = parseAttach(heard);
  if (attach && (attach.sure || (step === 'ready' && namesFile(attach.which, files?.() ?? []))))
    return { kind: 'attach', which: attach.which };
  const detach = parseDetach(heard);
  return detach !== null && namesFile(detach, attached) ? { kind: 'detach', which: detach } : null;
};
