// Whole phrases of the promises screen. The first of each teaches it.

export const promisesScreenPhrases = {
  done: ['done with this one', 'this one is done', 'mark it done', 'i did this one', 'check it off', 'tick it off'],
  dropped: ['this is no promise', 'this is not a promise', 'that is not a promise', 'drop this one', 'forget this one'],
  open: ['open this email', 'open it', 'open the email', 'open the mail', 'show me the email', 'show me the mail'],
  down: ['next row', 'row down', 'the next one down'],
  up: ['previous row', 'row up', 'the one above'],
  refresh: ['refresh', 'check again', 'refresh the list', 'reload the list', 'update the list'],
  back: [
    'back to my mail',
    'back to the mail',
    'back to my inbox',
    'back to the inbox',
    'go to my mail',
    'close the promises',
  ],
} as const;

export const chooseFirst = 'Choose one first.';
export const lastPromise = 'That is the last one.';
export const firstPromise = 'That is the first one.';
