import type { LegalDocument } from './legal-documents.js';

/**
 * Legal pages of a new site until its coach replaces them: plain words about what this software does. They are no legal advice, name
 * nobody, and pages mark them as starting texts.
 */
export const STARTING_TEXTS: Record<LegalDocument, string> = {
  terms: [
    '<h2>What this is about</h2>',
    '<p>These terms are for everybody who has an account here or buys something. The imprint says who runs this place.</p>',
    '<h2>Your account</h2>',
    '<p>An account is yours alone. Keep your password to yourself, and tell us when you think that somebody else has it. You can delete your account in your settings at any time.</p>',
    '<h2>What you buy</h2>',
    '<p>Prices are shown before you pay. What you have bought is open to you in your account. It is for your own use: please do not pass it on, sell it or publish it.</p>',
    '<h2>Coaching</h2>',
    '<p>Courses and coaching help you to think and to try things out. They are no medical or psychological treatment and do not replace one.</p>',
    '<h2>Changes</h2>',
    '<p>When these terms change, the new version stands here. What you accepted, and when, is kept in your account.</p>',
  ].join(''),
  privacy: [
    '<h2>What we keep</h2>',
    '<p>Your name, your e-mail address, what you bought, how far you are in your courses, and what you write here. Your password is kept as a fingerprint that nobody can turn back.</p>',
    '<h2>Why</h2>',
    '<p>To let you sign in, to give you what you bought, and to answer you. Journals that you do not share are read by nobody.</p>',
    '<h2>Who else sees it</h2>',
    '<p>Payments are handled by a payment provider, who gets what is needed to charge your card; we never see its number. Calendars and forms of other companies inside lessons are loaded from those companies.</p>',
    '<h2>Cookies</h2>',
    '<p>Only what is needed: cookies that keep you signed in and remember your cart. The theme you choose is remembered by your own browser. Nothing here follows you, so there is nothing to agree to.</p>',
    '<h2>Your rights</h2>',
    '<p>In your settings you can read and correct what is yours, take all of it with you in one file, and delete your account. Seven days later it is gone. What the books must keep of orders stays, without your name.</p>',
  ].join(''),
  imprint: [
    '<p>Here stands who runs this place: name or company, postal address, e-mail address, and where the law asks for them a telephone number, a register and a tax number.</p>',
    '<p>This has not been filled in yet.</p>',
  ].join(''),
  refunds: [
    '<h2>When something is not right</h2>',
    '<p>Write to us, and say which order it is about. We answer as soon as we can.</p>',
    '<h2>How money comes back</h2>',
    '<p>A refund goes back the way you paid. What was refunded closes in your account. Gifts can be refunded until somebody has redeemed them.</p>',
    '<h2>What the law gives you</h2>',
    '<p>Rights that the law gives you as a buyer stay yours, whatever is written here.</p>',
  ].join(''),
};
