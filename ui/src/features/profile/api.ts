import { api, apiResponse } from '@/lib/api'
import { saveResponse } from '@/lib/download'
import { paths } from '@/lib/paths'
import type { User } from '@/lib/session'

export type ProfileChange = Partial<Record<'firstName' | 'lastName' | 'school' | 'country', string>>

/** Who asks: her password, or her email where the account has none. */
export type Proof = { password: string } | { email: string }

export const changeProfile = (change: ProfileChange) => api<User>('PATCH', '/api/auth/user', change)

export const putPhoto = (photo: Blob) => api<User>('PUT', '/api/auth/user/photo', photo)

export const removePhoto = () => api<User>('DELETE', '/api/auth/user/photo')

export const changePassword = (change: { currentPassword?: string; newPassword: string }) => api<void>('POST', '/api/auth/password', change)

export const newRecoveryCode = (proof: Proof) => api<{ recoveryCode: string }>('POST', '/api/auth/recovery-code', proof)

export const deleteAccount = (proof: Proof) => api<void>('DELETE', '/api/auth/user', proof)

/** Downloads everything that the account owns. */
export const downloadMyData = async () => saveResponse(await apiResponse('GET', paths.dataExport), 'somo-my-data.json')
