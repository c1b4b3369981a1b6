import { expect, type Page } from '@playwright/test';
import type { PictureFile } from './picture-files.ts';
import { areaReady } from './test.ts';

export const pictureDialog = (page: Page) => page.getByRole('dialog', { name: '从图片取色' });

/** Opens a colour's page and, from its picker, the dialog for pictures. */
export async function openPictureDialog(page: Page, path = '/colors/群青'): Promise<void> {
  await page.goto(path);
  await areaReady(page);
  await page.getByRole('button', { name: /^主色/ }).click();
  await page.getByRole('button', { name: '从图片取色' }).click();
  await expect(pictureDialog(page)).toBeVisible();
}

export const givePicture = (page: Page, picture: PictureFile) =>
  pictureDialog(page).locator('input[type=file]').setInputFiles(picture);
