/**
 * The second seat of courses and sessions for two, chosen in the cart, at an order, on the family page and for a
 * session.
 */
export { type Companion, firstNameOf, WhoTakesIt } from './who-takes-it';
export { LaterSecondSeat } from './later';
export { SecondSeat } from './second-seat';
export { Together } from './together';
