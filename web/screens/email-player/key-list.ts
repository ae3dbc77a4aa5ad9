// The keys as `?` lists them, in groups.
export const keyList: { title: string; keys: { keys: string[]; does: string }[] }[] = [
  {
    title: 'Listening',
    keys: [
      { keys: ['Space'], does: 'Play or pause' },
      { keys: ['J'], does: 'Next email' },
      { keys: ['K'], does: 'Previous email' },
      { keys: ['→'], does: 'Next sentence' },
      { keys: ['←'], does: 'Previous sentence' },
      { keys: [']'], does: 'Faster' },
      { keys: ['['], does: 'Slower' },
      { keys: ['C'], does: 'Captions' },
    ],
  },
  {
    title: 'This email',
    keys: [
      { keys: ['R'], does: 'Reply' },
      { keys: ['A'], does: 'Reply all' },
      { keys: ['F'], does: 'Forward' },
      { keys: ['E'], does: 'Archive' },
      { keys: ['S'], does: 'Snooze' },
      { keys: ['T'], does: 'Remind' },
      { keys: ['#'], does: 'Trash' },
      { keys: ['L'], does: 'Label' },
      { keys: ['V'], does: 'Move to a label' },
      { keys: ['!'], does: 'Report spam' },
      { keys: ['Shift', 'S'], does: 'Star' },
      { keys: ['Shift', 'U'], does: 'Mark unread, or read' },
      { keys: ['O'], does: 'Original, as its sender laid it out' },
      { keys: ['Z'], does: 'Undo' },
      { keys: ['Shift', 'Z'], does: 'Redo' },
    ],
  },
  {
    title: 'Flow',
    keys: [
      { keys: ['Shift', 'C'], does: 'New email' },
      { keys: ['Enter'], does: 'Talk, by typing what you would say' },
      { keys: ['/'], does: 'Search' },
      { keys: ['H'], does: 'Recent activity' },
      { keys: ['G', 'H'], does: 'Go to recent activity' },
      { keys: ['?'], does: 'All keys' },
      { keys: ['Esc'], does: 'Cancel, or back from a search' },
    ],
  },
];
