/** Tracks a visit to a course: the open lesson, and whether the member has chosen anything. */
export class CourseVisit {
  private lessonId: string | null = null;

  /** `hasChosen`: a lesson or video was chosen, by a link or here, so nothing is resumed. */
  constructor(public hasChosen: boolean) {}

  /** Returns whether this lesson follows another one. */
  isNext = (lessonId: string): boolean => this.lessonId !== null && this.lessonId !== lessonId;

  open(lessonId: string): void {
    if (this.isNext(lessonId)) this.choose();
    this.lessonId = lessonId;
  }

  choose(): void {
    this.hasChosen = true;
  }
}
