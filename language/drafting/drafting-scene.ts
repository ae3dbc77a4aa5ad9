// Requests about the current draft, or that begin one.
import { thenSend } from '#language/en/drafting/recipient-phrases.ts';
import type { FallbackIntent, SceneParser } from '#language/engine/scene-parser.ts';
import { parseDraftAct, parseNewDraft } from './draft-act.ts';
import type { DraftAct, Drafting } from './draft-intent.ts';
import { parseRewrite, type RewriteIntent } from './rewrite.ts';

export type DraftIntent = { kind: 'draft'; act: DraftAct };

type DraftSituation = { drafting?: Drafting; playing: unknown };

export const drafting = {
  inFront: (heard, { drafting: here, playing }) => {
    const rewrite = parseRewrite(heard, here);
    if (rewrite !== null) return rewrite;
    const act = parseDraftAct(heard, here ?? idle, playing !== null);
    if (act === null) return null;
    return isTwo(act) ? { kind: 'fallback', heard } : { kind: 'draft', act };
  },
  freeText: (heard, { playing }) => {
    const act = parseNewDraft(heard, playing !== null);
    return act && { kind: 'draft', act };
  },
} satisfies SceneParser<DraftIntent | RewriteIntent | FallbackIntent, DraftSituation>;

const idle = { step: 'none', sending: null } as const;

/** 'Anna and send it' is nobody's name. */
const isTwo = (act: DraftAct): boolean =>
  act.kind === 'people' && act.what.kind === 'add' && thenSend.test(act.what.who);
