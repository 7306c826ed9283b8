import { Route, Routes } from 'react-router'
import { NotFound } from '@/components/NotFound'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'

const ResourcesPage = lazyPart(() => import('@/features/resources/ResourcesPage'))
const ProfilePage = lazyPart(() => import('@/features/profile/ProfilePage'))
const SettingsPage = lazyPart(() => import('@/features/models/SettingsPage'))
const ConnectPage = lazyPart(() => import('@/features/connect/ConnectPage'))
const ComputerPage = lazyPart(() => import('@/features/computer/ComputerPage'))

/** The pages that a teacher seldom opens. By themselves, so that the shell does not carry the ways to them. */
export default function OtherPages() {
  return (
    <Routes>
      <Route path={paths.resources} element={<ResourcesPage />} />
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path={paths.settings} element={<SettingsPage />} />
      <Route path={paths.connect} element={<ConnectPage />} />
      <Route path={paths.computer} element={<ComputerPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
