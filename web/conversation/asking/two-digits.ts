/** A number to say instead of a tap. Each question has another, so that a number heard earlier proves nothing. */
export const twoDigits = (): number => 10 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 90);
