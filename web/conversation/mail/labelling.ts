// Labels: Flow asks when the label is ambiguous, and creates a new label only after a yes.
import type { Command } from '#commands/registry.ts';
import type { ThreadId } from '#domain/id.ts';
import { labelToMake } from '#domain/label.ts';
import type { LabelId } from '#domain/mail.ts';
import { question } from '#language/en/app/questions.ts';
import type { Control } from '#language/intents/intent.ts';
import type { LabelKind } from '#language/mail/command-kinds.ts';
import type { Asking, Picked } from '#web/conversation/asking/asking.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import type { Acts } from './acts.ts';

type World = { acts: Acts; captions: Captions; questions: Questions; picking: Asking<Picked> };

export type LabelControl = Extract<Control, { kind: 'labels' | 'which-label' | 'new-label' }>;

export const steerLabels = (of: LabelControl, heard: string, { acts, captions, questions, picking }: World): void => {
  const { command, threadId } = of;
  const say = (words: string, said: string | undefined): void => captions.say(words, said);
  const give = (label: LabelId, said?: string): void =>
    acts.give(labelCommand(command, threadId, label), said === undefined ? {} : { heard: said });
  if (of.kind === 'labels') return picking.ask({ command: command === 'move' ? 'move' : 'label', threadId });
  if (of.kind === 'new-label') {
    const words = question.newLabel(of.name);
    say(words, heard);
    return questions.ask({
      question: { kind: 'yes-no', act: 'create' },
      words,
      yes: 'Create',
      answered: ({ kind }, said) => (kind === 'yes' ? give(labelToMake(of.name), said) : say(question.left, said)),
    });
  }
  const names = of.options.map(({ name }) => name);
  say(question.whichOne(names), heard);
  questions.ask({
    question: { kind: 'which', options: names },
    words: question.whichOne(names),
    answered: (answer, said) => {
      const chosen = answer.kind === 'option' ? of.options[answer.nth] : undefined;
      if (chosen) give(chosen.id, said);
      else say(question.left, said);
    },
  });
};

export const labelCommand = (kind: LabelKind, threadId: ThreadId, label: LabelId): Command => ({
  kind,
  args: { threadIds: [threadId], label },
});
