// What the person does with the line that Flow is saying: its mail, promise or event is at hand.
import type { Command } from '#commands/registry.ts';
import type { BriefingLine } from '#domain/briefing.ts';
import { briefingSays as say } from '#language/en/asking/briefing-phrases.ts';
import { markPromise } from '#web/conversation/answers/tell-promises.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { ConversationScene } from '#web/conversation/session/conversation-scene.ts';
import { promiseList } from '#web/data/promises.ts';
import { leftForDraft } from './left-for-draft.ts';
import { changeBriefing, lineNow, shownBriefing, threadAt } from './shown-briefing.ts';

/** 'It' is the mail of the line, and 'stop' stops the briefing. */
export const lineScene = (assistant: AssistantSession): ConversationScene => ({
  name: 'briefing-line',
  situation: () => {
    const threadId = threadAt(lineNow()?.handle ?? null);
    const labels = threadOf(threadId)?.messages.flatMap((one) => one.labels) ?? [];
    return { playing: threadId && { threadId, labels: [...new Set(labels)] }, isPlaying: isTelling() };
  },
  handlers: {
    command: ({ command }) => {
      if (isAboutLine(command)) stepOn();
      return null;
    },
    draft: ({ act }) => {
      if (act.kind === 'hold' || act.kind === 'hold-all') return null;
      const isReply =
        act.kind === 'reply' || act.kind === 'reply-all' || act.kind === 'forward' || act.kind === 'short';
      if (isReply) bringMail(assistant);
      return null;
    },
    control: ({ control }) => {
      if (control.kind !== 'pause' && control.kind !== 'stop') return null;
      assistant.player.borrower()?.pause();
      return { kind: 'done' };
    },
  },
});

const isTelling = (): boolean => shownBriefing.current()?.pace === 'telling';

const isAboutLine = (command: Command): boolean =>
  'threadIds' in command.args &&
  Array.isArray(command.args.threadIds) &&
  command.args.threadIds[0] === threadAt(lineNow()?.handle ?? null);

/** What was dealt with is over. */
const stepOn = (): void => {
  const shown = shownBriefing.current();
  const line = lineNow();
  if (shown === null || line === null) return;
  const at = Math.min(shown.at + 1, shown.briefing.lines.length - 1);
  changeBriefing({ at, heard: new Set([...shown.heard, line.id]) });
};

/** Brings the mail of the line to the player, which answers it. Returns why it cannot. */
export const bringMail = ({ player }: Pick<AssistantSession, 'player'>): string | null => {
  const threadId = threadAt(lineNow()?.handle ?? null);
  if (threadId === null) return say.noReply;
  leftForDraft.become({ kind: shownBriefing.current()?.briefing.kind ?? 'morning', tells: isTelling() });
  player.borrower()?.pause();
  stepOn();
  player.send({ kind: 'go', threadId });
  player.send({ kind: 'pause' });
  return null;
};

export const archiveLine = ({ acts }: Pick<AssistantSession, 'acts'>): string | null => {
  const threadId = threadAt(lineNow()?.handle ?? null);
  if (threadId === null) return say.nothingToOpen;
  stepOn();
  acts.give({ kind: 'archive', args: { threadIds: [threadId] } });
  return null;
};

/** What Flow says to 'more on that'. */
export const moreWords = (line: BriefingLine | null): string =>
  line === null || line.more.length === 0 ? say.noMore : line.more.join(' ');

/** Marks the promise of the line. Null: it is none. */
export const settleLine = (as: 'done' | 'dropped', spoken: boolean): string | null => {
  const handle = lineNow()?.handle ?? null;
  if (handle?.kind !== 'promise') return null;
  const one = promiseList.current().promises?.find(({ id }) => id === handle.promiseId);
  if (one === undefined) return null;
  stepOn();
  return markPromise(one, as, spoken);
};
