import { expect, type Page } from '@playwright/test';
import { texts as door } from '../../creator-console/src/pages/texts';
import { texts as students } from '../../creator-console/src/resources/students/texts';
import type { Credentials } from '../support/people';

/** The coach's console. */
export class CreatorPortal {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/creator');
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.page.getByLabel(door.email).fill(email);
    await this.page.getByLabel(door.password).fill(password);
    await this.page.getByRole('button', { name: door.signIn }).click();
  }

  async expectStudent(name: string): Promise<void> {
    await expect(this.page.getByRole('columnheader', { name: students.email })).toBeVisible();
    await expect(this.page.getByText(name).first()).toBeVisible();
  }

  async expectClosed(words: string): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible();
  }
}
