// Words between 'send it' and the next action.

export const onward =
  /(?:[,;.]\s*(?:and |then |and then |after that |afterwards |next )?|\s+(?:and then|then|and after that|and|after that)\s+)(?:once (?:it(?:['’]s| is| has) (?:gone|out|off|sent|left)|that(?:['’]s| is) done),? |when it(?:['’]s| is| has) (?:gone|out|left|sent),? |after(?:wards| that),? )?/gi;

export const afterSendParts =
  /^(?:((?:yes,? )?(?:please )?send(?: it| this| that| the reply)?),? (?:and|then)(?: then)? |((?:and|then)(?: then)?) )?(.+)$/i;
