export const howToAllow = (agent: string): readonly string[] => ways.find(({ is }) => is.test(agent))?.steps ?? usual;

const usual = [
  'Open the site settings beside the address.',
  'Switch Microphone to Allow.',
  'Come back and press Try again.',
] as const;

// First match wins: every iPhone browser says Safari, and the others say Chrome.
const ways: readonly { is: RegExp; steps: readonly string[] }[] = [
  {
    is: /CriOS|FxiOS|EdgiOS/,
    steps: [
      'Open the iPhone’s Settings and choose this browser under Apps.',
      'Turn Microphone on.',
      'Come back and press Try again.',
    ],
  },
  {
    is: /iPhone|iPad|iPod/,
    steps: [
      'Tap the page button beside the address, then the three dots.',
      'Choose Website Settings and set Microphone to Allow.',
      'Press Try again.',
    ],
  },
  {
    is: /Android/,
    steps: [
      'Tap the icon left of the address, then Permissions.',
      'Turn Microphone on.',
      'Press Try again; if it stays off, allow the browser itself in the phone’s settings.',
    ],
  },
  {
    is: /Firefox/,
    steps: [
      'Click the crossed-out microphone left of the address.',
      'Remove “Blocked” beside Use the microphone.',
      'Press Try again, and choose Allow.',
    ],
  },
  {
    is: /Edg|Chrome|Chromium/,
    steps: [
      'Click the icon left of the address.',
      'Switch Microphone to Allow.',
      'Press Try again; if nothing happens, load the page anew.',
    ],
  },
  {
    is: /Safari/,
    steps: ['Choose Safari, then Settings for this website.', 'Set Microphone to Allow.', 'Press Try again.'],
  },
];
