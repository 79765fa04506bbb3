interface Named {
  title: string;
}

/** Finds courses whose title contains every word, ignoring case. */
export function findCourses<Course extends Named>(courses: readonly Course[], words: string): Course[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return courses.filter(({ title }) => {
    const name = title.toLocaleLowerCase();
    return wanted.every((word) => name.includes(word));
  });
}
