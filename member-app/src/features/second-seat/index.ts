/** The second seat of what is for two: who takes it, at the cart, at an order, among the family and at a session. */
export { type Companion, firstNameOf, WhoTakesIt } from './who-takes-it';
export { LaterSecondSeat } from './later';
export { SecondSeat } from './second-seat';
export { Together } from './together';
