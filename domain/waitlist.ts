// Who wants to hear of Flow. The sentences are the specification's.

export const waitlistWords = {
  invalid: 'Please enter a valid email address',
  failed: 'Something went wrong. Please try again.',
  known: 'You’ve already signed up for the waitlist!',
  joined: 'Successfully joined the waitlist!',
  title: 'You’re on the list!',
  thanks: 'Thanks for joining our waitlist. We’ll keep you in the loop with updates and early access.',
  full: 'Ten addresses came from your network within an hour, and more aren’t possible. Please try again later.',
} as const;

/** Trimmed, or null if it is no address. The browser and the server check the same. */
export const waitlistAddress = (typed: string): string | null => {
  const address = typed.trim();
  return address.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(address) ? address : null;
};
