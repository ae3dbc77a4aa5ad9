import type { VoiceTrouble } from '#web/conversation/voice/conversation.ts';

export type TroubleWords = {
  title: string;
  what: string;
  short: string;
};

export const troubleWords = {
  denied: {
    title: 'Flow can’t hear you',
    what: 'Your browser is blocking the microphone. To allow it, open the site settings next to the address and switch Microphone to Allow.',
    short: 'Allow the microphone in your browser’s site settings. Buttons still work.',
  },
  missing: {
    title: 'No microphone here',
    what: 'This device has none that the browser can see. Plug one in, or choose one in the system’s sound settings, and try again.',
    short: 'Plug a microphone in and try again. Buttons still work.',
  },
  busy: {
    title: 'The microphone is taken',
    what: 'Another program has it, a call perhaps. End that and try again.',
    short: 'Another program has it. End that and try again. Buttons still work.',
  },
  unsupported: {
    title: 'This browser can’t listen',
    what: 'It has no microphone for pages, or none for pages without https. A current Chrome, Edge, Firefox or Safari has one.',
    short: 'It has no microphone for this page. Buttons still work.',
  },
  lost: {
    title: 'The microphone is gone',
    what: 'Flow stopped listening when it was unplugged. Nothing half said was done. Plug it in again, or go on by keys.',
    short: 'It was unplugged. Plug it in and try again. Buttons still work.',
  },
  broken: {
    title: 'Flow’s ears stopped',
    what: 'The part of Flow that listens broke or did not come, and the microphone is fine. Nothing half said was done. Try again, or go on by keys.',
    short: 'The part of Flow that listens broke. Try again. Buttons still work.',
  },
  deaf: {
    title: 'Flow has nothing to hear with',
    what: 'What listens on this Flow’s server is gone; your microphone is fine. Nothing half said was done. Try again, let another listen, or go on by keys.',
    short: 'What listens on the server is gone. Try again, or let another listen. Buttons still work.',
  },
} as const satisfies Record<VoiceTrouble, TroubleWords>;
