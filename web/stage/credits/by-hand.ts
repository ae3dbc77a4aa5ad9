import type { UnpaidAct } from '#web/commands/unpaid-act.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import { paths } from '#web/paths.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';

type Places = { search: Pick<StageSession['search'], 'open' | 'type'>; goTo: StageSession['goTo'] };

/** Leads to where the person does the same without Flow's help. A mail and a summary are on the screen already. */
export const doByHand = (act: UnpaidAct, { search, goTo }: Places): void => {
  switch (act.kind) {
    case 'command':
    case 'prep':
      return goTo.current()(paths.calendar);
    case 'briefing':
      return goTo.current()(paths.emailPlayer);
    case 'answer':
    case 'question':
      search.open();
      return search.type(spokenQuery(act.words));
    case 'mail':
    case 'note':
    case 'summary':
  }
};
