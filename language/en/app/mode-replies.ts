// Replies about driving mode, private mode and the microphone, in US English.

export const drivingOn =
  'Driving mode. Headlines and one-word answers only. Eyes on the road: listening is not free of risk either.';
export const drivingOff = 'Welcome back. Mail is read as before.';
export const dictationAllowed = 'Dictation is on for this drive.';
export const noDictation = 'Dictation is off while you drive. Say “allow dictation” to turn it on for this drive.';
export const notWhileDriving = 'Not while you drive. “Next” leaves it for later.';
export const tooLongToDrive = (words: number): string =>
  `That is ${words} words, too long for the road. It waits for you.`;
export const noCodes = 'Codes are not read aloud now. It is on the screen.';
export const neverCodes = 'Your settings keep codes silent. It is on the screen.';
export const privateOn = 'Private. What is in the mail stays on the screen.';
export const privateOff = 'Reading aloud again.';
export const microphoneOff = 'The microphone is off. Press Talk when I am to listen again.';
export const microphoneIsOff = 'The microphone is off already.';
