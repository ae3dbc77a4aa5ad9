// Reads requests to attach or remove a file. While dictating, only the name of a known file counts.
import type { Drafting, FileAct } from './draft-intent.ts';
import { namesFile, parseAttach, parseDetach } from './files.ts';

export const parseFileAct = (heard: string, { files, attached = [], step }: Drafting): FileAct | null => {
  const attach = parseAttach(heard);
  if (attach && (attach.sure || (step === 'ready' && namesFile(attach.which, files?.() ?? []))))
    return { kind: 'attach', which: attach.which };
  const detach = parseDetach(heard);
  return detach !== null && namesFile(detach, attached) ? { kind: 'detach', which: detach } : null;
};
