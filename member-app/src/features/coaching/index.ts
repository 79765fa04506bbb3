/** The sections of the coaching page. */
export { Benefits } from './benefits';
export { Bio } from './bio';
export { BookingPage } from './booking-page';
export { Booking } from './booking';
export { Hero } from './hero';
export { Offerings } from './offerings';
export { WhatIs } from './what-is';
