import type { LegalDocument } from './legal-documents.js';

/**
 * Legal pages of a new site until the coach replaces them. They describe in plain words how this software works, are
 * not legal advice, name no one, and are marked as starting texts.
 */
export const STARTING_TEXTS: Record<LegalDocument, string> = {
  terms: [
    '<h2>What this is about</h2>',
    '<p>These terms apply to everyone who has an account here or buys something. The imprint says who runs this site.</p>',
    '<h2>Your account</h2>',
    '<p>Your account is for you only. Keep your password secret, and tell us if you think someone else knows it. You can delete your account in Settings at any time.</p>',
    '<h2>What you buy</h2>',
    '<p>We show prices before you pay. You can access what you buy in your account. It’s for your personal use, so please don’t share, sell or publish it.</p>',
    '<h2>Coaching</h2>',
    '<p>Courses and coaching help you think and try new things. They aren’t medical or psychological treatment and don’t replace it.</p>',
    '<h2>Changes</h2>',
    '<p>If these terms change, you’ll find the new version here. Your account shows what you accepted and when.</p>',
  ].join(''),
  privacy: [
    '<h2>What we keep</h2>',
    '<p>Your name, your email address, what you bought, your progress in courses, and what you write here. We store your password only in a form that no one can read.</p>',
    '<h2>Why</h2>',
    '<p>To let you sign in, give you what you bought, and answer you. No one reads the journals you don’t share.</p>',
    '<h2>Who else sees it</h2>',
    '<p>A payment provider handles payments and gets what it needs to charge your card. We never see your card number. Some lessons include calendars or forms from other companies, which load from those companies.</p>',
    '<h2>Cookies</h2>',
    '<p>We only use the cookies we need: they keep you signed in and remember your cart. Your browser remembers the theme you choose. We don’t track you, so there’s nothing to agree to.</p>',
    '<h2>Your rights</h2>',
    '<p>In Settings you can view and correct your data, download all of it in one file, and delete your account. It’s gone seven days later. We keep the order records that the law requires, without your name.</p>',
  ].join(''),
  imprint: [
    '<p>This page says who runs this site: name or company, postal address and email address. If the law requires it, also a phone number, a registration and a tax ID.</p>',
    '<p>This page hasn’t been filled in yet.</p>',
  ].join(''),
  refunds: [
    '<h2>If something isn’t right</h2>',
    '<p>Write to us and tell us which order it’s about. We’ll answer as soon as we can.</p>',
    '<h2>How refunds work</h2>',
    '<p>We refund to your original payment method. You lose access to what was refunded. Gifts can be refunded until someone redeems them.</p>',
    '<h2>Your legal rights</h2>',
    '<p>Nothing here limits the rights you have as a buyer by law.</p>',
  ].join(''),
};
