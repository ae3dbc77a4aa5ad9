// Turns the commands of one sentence into one act and keeps the other intents in their order.
import type { ThreadId } from '#domain/id.ts';
import { type Named, whoseMail } from '#language/en/compound/group-replies.ts';
import type { Intent, IntentGroup } from '#language/intents/intent.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { shortAnnouncement } from '#web/conversation/script/announcement.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Answer } from '#web/conversation/session/conversation-scene.ts';

type CarryOut = (of: Intent, heard: string, assistant: AssistantSession) => Answer;

export const doSeveral = (
  { parts }: IntentGroup,
  heard: string,
  assistant: AssistantSession,
  carryOut: CarryOut,
): void => {
  assistant.asking.close();
  assistant.bulk.close();
  assistant.picking.close();
  const [first, ...rest] = parts;
  const isAnswered = first?.kind === 'answer';
  if (isAnswered) carryOut(first, heard, assistant);
  assistant.acts.asGroup(
    (isAnswered ? rest : parts).map((of) => {
      if (of.kind === 'command') return { command: of.command, lesser: of.lesser };
      return () => {
        const answer = carryOut(of, heard, assistant);
        return answer.kind === 'reply' && answer.words !== '' ? answer.words : null;
      };
    }),
    { heard },
  );
};

export const namedIn = ({ parts }: IntentGroup, player: Player): Named[] => {
  const { current } = queueViewOf(player.state.current());
  return parts.map((of) => {
    const id = threadIn(of);
    if (id === null || id === current) return { of, whose: null };
    const { sender } = shortAnnouncement({ sender: '' }, threadOf(id));
    return { of, whose: whoseMail(sender) };
  });
};

const threadIn = (of: Intent): ThreadId | null => {
  if (of.kind === 'control') return 'threadId' in of.control ? of.control.threadId : null;
  return of.kind === 'command' && 'threadIds' in of.command.args ? (of.command.args.threadIds[0] ?? null) : null;
};
