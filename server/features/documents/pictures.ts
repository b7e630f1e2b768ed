import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { documents, profiles } from '../../kernel/db/schema.ts'

/** Chooses a profile's pictures from its photos: lists show the business, the menu shows the person. */
export async function setPictures(tx: Db, profile: Pick<ProfileRow, 'id' | 'imageKey'>): Promise<void> {
  const photos = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.profileId, profile.id), inArray(documents.kind, ['business-photo', 'profile-image'])))
  const keyOf = (kind: string) => {
    const photo = photos.find((document) => document.kind === kind)
    return photo ? (photo.thumbnailKey ?? photo.storageKey) : null
  }
  const drawn = profile.imageKey?.startsWith('picture:') ? profile.imageKey : null
  const avatarKey = keyOf('profile-image')
  await tx
    .update(profiles)
    .set({ avatarKey, imageKey: keyOf('business-photo') ?? drawn ?? avatarKey })
    .where(eq(profiles.id, profile.id))
}
