// A spoken change of a setting. A voice alone changes none: the person taps, presses a key, or says the number on the screen.
import { clockTime } from '#domain/formats.ts';
import type { Setting } from '#domain/settings.ts';
import { question as questionWords } from '#language/en/app/questions.ts';
import { settingDone, settingQuestion, settingWords } from '#language/en/app/setting-replies.ts';
import { changeSetting } from '#web/commands/change-setting.ts';
import { twoDigits } from '#web/conversation/asking/two-digits.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';

export const askSetting = (
  setting: Setting,
  heard: string,
  session: Pick<StageSession, 'questions' | 'captions'>,
): void => {
  const { questions, captions } = session;
  const what = settingWords(setting, (minutes) => clockTime(minutes, formatsHere()));
  if (isSame(setting)) return captions.say(settingQuestion.already, heard);
  const ask = (words: string, said: string): void => {
    questions.ask({
      question: { kind: 'proof', number: twoDigits() },
      words: settingQuestion.change(what),
      yes: settingQuestion.button,
      answered: ({ kind }, answer = heard) => {
        if (kind === 'unproven') return ask(settingQuestion.unproven, answer);
        if (kind !== 'yes') return captions.say(questionWords.left, answer);
        changeSetting(setting, true);
        captions.say(settingDone(what), answer);
      },
    });
    captions.say(words, said);
  };
  ask(settingQuestion.change(what), heard);
};

const isSame = ({ name, value }: Setting): boolean =>
  JSON.stringify(settings.current()[name]) === JSON.stringify(value);
