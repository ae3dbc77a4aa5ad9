// Whole phrases that lead to another screen, from anywhere.

export const appPhrases = {
  activity: [
    'recent activity',
    'go to my history',
    'open my history',
    'show my history',
    'show me my history',
    'my history',
    'go to the history',
    'open the history',
    'go to recent activity',
    'show recent activity',
    'show me my recent activity',
    'open recent activity',
    'go to my activity',
    'open my activity',
    'show my activity',
  ],
  inbox: ['go to my mail', 'go to my inbox', 'open my inbox', 'open the player', 'back to the player'],
  settings: [
    'open settings',
    'open the settings',
    'go to settings',
    'show settings',
    'show me the settings',
    'settings',
  ],
} as const;
