// The words above the list of each family. `try`: a word to filter by.
import type { Family } from '#marketing/families/families.ts';

export const indexWords: Record<Family, { line: string; lead: string; try: string }> = {
  job: {
    line: 'The mail on your desk at seven.',
    lead: 'One page for each trade, written for the people in it: their mail, their words, and what they would say to Flow.',
    try: 'nurse',
  },
  industry: {
    line: 'Every trade has its own kind of letter.',
    lead: 'What arrives in each industry, what its rules ask for, and what it gives you to run Flow on a machine of your own.',
    try: 'law',
  },
  'use-case': {
    line: 'One thing you do every day, done by talking.',
    lead: 'Each use of Flow as two transcripts: how it goes today, and how it goes when you say it.',
    try: 'follow',
  },
  comparison: {
    line: 'Flow next to what you use now.',
    lead: 'Ten rows each, every fact with its source and the day it was read. Including when the other one is the better choice.',
    try: 'scheduler',
  },
  blog: {
    line: 'On mail, time and attention.',
    lead: 'Articles about working with mail and calendars that are worth reading without Flow, with their sources.',
    try: 'stress',
  },
  solution: {
    line: 'Start from what goes wrong.',
    lead: 'Ten troubles that people have with mail, and the way through each, step by step on one line.',
    try: 'unanswered',
  },
  feature: {
    line: 'How each part works.',
    lead: 'Ten parts of Flow with a real picture, the steps behind it, and what it does not do.',
    try: 'undo',
  },
};
