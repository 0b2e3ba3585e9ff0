// What one can do with a lesson besides answering what it waits for. The table is then looked at again: it is
// shown as the lesson now narrows it.
import { lookAgain } from '../../state/visit.ts'
import { type Course, readOn } from './course.ts'
import type { Lesson } from './lesson.ts'
import { courseAt, keepCourse } from './lessons.ts'

export function lessonDeeds(table: string, lesson: Lesson) {
  const change = (to: (course: Course) => Course) => {
    const course = courseAt(table)
    if (course === undefined) return
    keepCourse(table, to(course))
    lookAgain()
  }
  return {
    readOn: () => change((course) => readOn(lesson, course)),
    /** The game goes on without it. */
    end: () => change((course) => ({ ...course, over: true })),
  }
}
