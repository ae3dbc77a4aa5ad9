/** Where a sentence goes on with another clause: ', but the price', '; ', ' and Camille comes'. 'And not later' goes on with the same one. */
export const clauseJoins =
  /;\s+(?!(?:not|only|unless|if)\b)|,?\s+(?:and|but|so)\s+(?=(?:I|we|you|he|she|it|they|there|that|this|the|my|our|your|his|her|thank|thanks|please)\b|\p{Lu}\p{L}+ (?:\p{Ll}+s|will|can|could|would|has|had|is|was)\b)/gu;
