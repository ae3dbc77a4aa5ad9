// Phrases to switch driving mode, private mode and the microphone on and off.
import type { AppControl } from '#language/app/app-control.ts';
import type { ControlPhrases } from '#language/engine/control-phrases.ts';

const on = '(go|go into|go to|turn on|switch to|switch on|start|enter|enable)';
const off = '(leave|end|exit|stop|turn off|switch off|close|disable)';
const car = '(driving|drive|car) mode';
const hidden = '(private|privacy|discreet) mode';
const microphone = '(the|my|your|this) (microphone|mic)';

export const modePhrases: Record<
  Extract<AppControl['kind'], 'driving' | 'private' | 'dictation' | 'microphone-off'>,
  ControlPhrases<AppControl>
> = {
  driving: [
    {
      control: { kind: 'driving', on: true },
      templates: [
        `[${on}] ${car} [on]`,
        'i am (driving|in the car|at the wheel) [now]',
        'driving off',
        'i am (getting in|in) the car',
      ],
    },
    {
      control: { kind: 'driving', on: false },
      templates: [
        `${off} ${car}`,
        `${car} off`,
        'i have (parked|arrived|stopped driving)',
        '(i parked|i arrived|parked)',
        'i am (not driving [anymore|any more]|out of the car)',
      ],
    },
  ],
  private: [
    {
      control: { kind: 'private', on: true },
      templates: [
        `[${on}] ${hidden} [on]`,
        '(someone is|somebody is|people are|others are) (here|listening|around|with me)',
        'i am not alone',
        'not (out loud|aloud)',
        '(stop|do not) (read|reading) (bodies|out loud|aloud|it out loud)',
      ],
    },
    {
      control: { kind: 'private', on: false },
      templates: [
        `${off} ${hidden}`,
        `${hidden} off`,
        'i am alone [again|now]',
        '(read|speak|talk) (aloud|out loud) [again]',
        '(they are|he is|she is|everyone is) gone',
      ],
    },
  ],
  dictation: [
    {
      control: { kind: 'dictation' },
      templates: [
        '(allow|enable|permit) (dictation|dictating)',
        '(turn|switch) on dictation',
        '(turn|switch) dictation on',
        'dictate (anyway|all the same)',
        'dictation on',
      ],
    },
  ],
  // 'Stop listening' alone pauses the reading and promises no closed microphone.
  'microphone-off': [
    {
      control: { kind: 'microphone-off' },
      templates: [
        `(turn|switch|shut) ${microphone} off`,
        `(turn|switch|shut) off ${microphone}`,
        `(close|mute|disable|kill|shut|stop) ${microphone}`,
        '[the|my] (microphone|mic) off',
        'stop (listening (to (me|us)|in|altogether)|hearing me|recording [me|us])',
        'do not listen [to (me|us)] [anymore|any more]',
        '(mute yourself|go to sleep|stop using (the|my) (microphone|mic))',
      ],
    },
  ],
};
