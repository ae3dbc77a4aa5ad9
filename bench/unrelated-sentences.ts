// Speech that is not for Flow: conversations, a radio, a phone call. The recogniser must not take it for a phrase. Also
// text to dictate.

export const unrelated: readonly string[] = `
The seven of clubs is under the table
We had a wonderful time at the lake last summer
Did you put the kettle on for your grandmother
The train to the airport leaves from platform nine
I think it is going to rain this afternoon
She bought three pounds of apples and some cheese
My brother plays the violin in a small orchestra
Could you pass me the salt and the pepper
The museum is closed on the first Monday of the month
He never told anybody what happened that night
There is a hole in the roof of the old barn
The children are playing football in the garden
I forgot my umbrella on the bus again
What would you like to have for dinner
The price of coffee has gone up since January
They are building a new bridge across the river
Our neighbour has two dogs and a parrot
The doctor said I should drink more water
Turn left at the second traffic light
That film was much longer than I expected
He scored in the last minute of the game
Please close the window before you go to bed
The library has a very good collection of maps
I need to buy a present for my sister
It takes about an hour to get to the city
The soup needs a little more garlic
We should paint the kitchen yellow
Have you seen my glasses anywhere
The president will speak to the nation tonight
Stocks fell sharply in early trading
A storm is moving in from the north
Twelve people were injured in the accident
The team won the championship two years ago
Welcome back to the show everybody
And now the weather for the weekend
Call the plumber about the bathroom
I have an appointment with the dentist
You can not park your car in front of the gate
The flight was delayed because of fog
My phone ran out of battery
Happy birthday to you
One two three four five six seven
Let me know when you are ready to leave
Nobody knows where the cat went
The quick brown fox jumps over the lazy dog
How much is that doggy in the window
He is writing a book about the history of salt
This is the best pizza in town
Thank you for watching and see you next time
I was just about to call you back
`
  .trim()
  .split('\n');

export const dictatedText: readonly string[] = `
reply saying i will be there at ten
i will send you the contract tomorrow morning
thank you for your help with the project
can we move the meeting to thursday afternoon
please let me know if that works for you
the numbers look good to me
i agree with your plan but we need more time
tell her that the report is ready
see you on monday at the office
we are going to need a bigger room for the meeting
`
  .trim()
  .split('\n');
