// How to allow notices after the browser was told no. Only the person can change that.

export const howToAllowNotices = (agent: string): string => ways.find(({ is }) => is.test(agent))?.words ?? usual;

const usual = 'Open the site settings beside the address, and set Notifications to Allow.';

/** First match wins: every iPhone browser says Safari, and the others say Chrome. */
const ways: readonly { is: RegExp; words: string }[] = [
  { is: /iPhone|iPad|iPod/, words: 'Open the iPhone’s Settings, then Notifications, then Flow, and allow them.' },
  { is: /Android/, words: 'Tap the icon left of the address, then Permissions, and turn Notifications on.' },
  { is: /Firefox/, words: 'Click the icon left of the address, and remove “Blocked” beside Send notifications.' },
  { is: /Edg|Chrome|Chromium/, words: 'Click the icon left of the address, and switch Notifications to Allow.' },
  { is: /Safari/, words: 'Choose Safari, then Settings, then Websites, then Notifications, and allow Flow.' },
];
