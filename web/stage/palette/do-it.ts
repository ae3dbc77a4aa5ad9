import { changeSetting } from '#web/commands/change-setting.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import { wantBriefing } from '#web/conversation/answers/wanted-briefing.ts';
import { carryOut } from '#web/conversation/handlers/utter.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import { syncNow } from '#web/data/mailbox.ts';
import { paths } from '#web/paths.ts';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { leave } from '#web/stage/keys/leave.ts';
import { runControl } from '#web/stage/scene/scene.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { otherDestinations } from '#web/ui/frame/destinations.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { troubleNotice } from '#web/ui/notices/trouble-notice.ts';
import { type Errand, isKeyed, isPlace, isSaid, type Offer } from './offers.ts';
import type { Does } from './sections.ts';
import { type At, intentOf } from './standing.ts';

export type Means = { session: StageSession; run: (act: KeyAct) => void; go: (to: string) => void; at: At };

export const doIt = (does: Does, means: Means): void => {
  const { session } = means;
  wordsCame('typing');
  switch (does.what) {
    case 'offer':
      return offered(does.offer, means);
    case 'control': {
      const said = runControl(does.control);
      return said === null ? undefined : session.saying.say(said);
    }
    case 'sentence':
      return announce(means, does.words, carryOut(does.intent, does.words, session));
    case 'email':
      return session.drafting.act({ kind: 'new', who: does.address, subject: null, words: null });
    case 'find':
      return session.search.ask(spokenQuery(does.query));
  }
};

const offered = (offer: Offer, means: Means): void => {
  const { kind } = offer;
  if (isPlace(kind)) return means.go(otherDestinations[kind].to);
  if (isKeyed(kind)) return means.run(kind);
  if (!isSaid(kind)) return errands[kind](means);
  const intent = intentOf(offer, means.at);
  if (intent) announce(means, offer.phrase ?? '', carryOut(intent, offer.phrase ?? '', means.session));
};

const announce = ({ session }: Means, words: string, answer: ReturnType<typeof carryOut>): void => {
  if (answer.kind === 'reply') session.captions.say(answer.words, words);
};

const errands: Record<Errand, (means: Means) => void> = {
  briefing: ({ session }) => wantBriefing('morning', undefined, session),
  'wrap-up': ({ session }) => wantBriefing('evening', undefined, session),
  'sender-card': ({ session }) =>
    void carryOut({ kind: 'ask', request: { does: 'person', asks: 'who', who: null } }, 'Who is this?', session),
  frequent: ({ session }) =>
    void carryOut(
      { kind: 'ask', request: { does: 'people', by: 'received', at: null } },
      'Who writes to me most',
      session,
    ),
  sync: () => void checkNow(),
  queue: ({ session }) => session.player.send({ kind: 'scope', scope: 'queue' }),
  connection: ({ go }) => go(paths.authDebug),
  light: () => changeSetting({ name: 'theme', value: 'light' }),
  dark: () => changeSetting({ name: 'theme', value: 'dark' }),
  system: () => changeSetting({ name: 'theme', value: 'system' }),
  settings: ({ go }) => go(paths.settings),
  'sign-out': () => leave(),
};

/** The live channel reports success, so only a refusal speaks here. */
const checkNow = async (): Promise<void> => {
  try {
    await syncNow();
  } catch (error) {
    notice(troubleNotice(error, () => void checkNow()));
  }
};
